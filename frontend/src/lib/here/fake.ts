import type { Answer, Request } from "./desk";

/** A worker for tests, which play its other side. */
export class FakeWorker {
  static last: FakeWorker;
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  stopped = false;
  asked: Request[] = [];

  constructor() {
    FakeWorker.last = this;
  }

  postMessage(request: Request): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.stopped = true;
  }
}

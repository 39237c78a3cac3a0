/** For tests: what jsdom lacks, since it lays nothing out. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

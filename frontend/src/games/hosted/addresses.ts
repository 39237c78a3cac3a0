const ADDRESSES = new Map<string, string>();

export function addAddress(game: string, address: string): void {
  ADDRESSES.set(game, address);
}

/** Where the board of a game is to be had. */
export function addressOf(game: string): string {
  return ADDRESSES.get(game) ?? "";
}

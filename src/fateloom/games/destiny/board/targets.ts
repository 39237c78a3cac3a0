/** Something on the table that the power in hand can be turned on. */
export interface CardTarget {
  choose: () => void;
  chosen: boolean;
}

export interface SeatTarget extends CardTarget {
  label: string;
  /** Where there is room for a word: a part of the label. */
  short: string;
}

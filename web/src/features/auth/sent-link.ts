/** A link that was asked for on this page; `at` in epoch milliseconds. */
export type SentLink = { email: string; remember: boolean; at: number };

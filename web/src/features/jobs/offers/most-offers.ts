/** So many offers stand side by side; the present job is one more. */
export const maxOffers = 5;

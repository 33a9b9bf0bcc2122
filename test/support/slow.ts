/** The options of a test that takes long beside those of its file. `npm test` leaves it out. */
export const slow = { skip: process.env["TEST_BUDGET"] === "quick" };

/** The command cannot be carried out as it was given; the message says why. */
export class WrongUsage extends Error {}

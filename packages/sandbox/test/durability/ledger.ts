/** A create request that was sent. */
export interface Creation {
  readonly workspace: string;
  readonly requestId: string;
  /** Known once it was acknowledged. */
  campaignId?: string;
}

/** An update that was sent. */
export interface Change {
  readonly workspace: string;
  readonly campaignId: string;
  readonly key: string;
  readonly hours: number;
  /** The text of the answer, once it was acknowledged. */
  answer?: string;
}

/** The requests that were sent to a server, and those that it has acknowledged. */
export class Ledger {
  readonly creations: Creation[] = [];
  /** In the order in which they were sent. No two changes of a campaign were under way at the same time. */
  readonly changes: Change[] = [];
  /** How many of both were acknowledged under load. */
  acknowledged = 0;
  /** Contradictions of the documentation, in words. */
  readonly problems: string[] = [];

  /** Adds the entries of another ledger, but the changes only if they are wanted: there are very many. */
  add({ creations, changes, acknowledged, problems }: Ledger, withChanges: boolean): void {
    this.creations.push(...creations);
    if (withChanges) this.changes.push(...changes);
    this.acknowledged += acknowledged;
    this.problems.push(...problems);
  }
}

import { Queue } from "../storage/queue.js";
import type { ClockState, Storage } from "../storage/storage.js";
import { BadInput } from "./bad-input.js";

const UNCHANGED: ClockState = { offset: 0 };

/** Where a clock keeps its state. */
interface Cell {
  get(): ClockState;
  set(state: ClockState): void;
}

/** A clock that can be stopped and moved. Times are in milliseconds since 1970. */
export class Clock {
  /** @param base the clock that this one follows. */
  constructor(
    private readonly base: Pick<Clock, "now" | "isFrozen">,
    private readonly cell: Cell,
  ) {}

  /** Whether it stands still, because it or the clock that it follows is stopped. */
  get isFrozen(): boolean {
    return this.#isStopped || this.base.isFrozen;
  }

  now(): number {
    return timeBy(this.base.now(), this.cell.get());
  }

  /** Stops the clock, at the present by default. */
  freeze(at: number = this.now()): void {
    this.#set(finite(at), true);
  }

  /** Moves the clock to a time. */
  moveTo(at: number): void {
    this.#set(finite(at), this.#isStopped);
  }

  /** Moves the clock, back if `ms` is negative. */
  advance(ms: number): void {
    this.moveTo(this.now() + finite(ms));
  }

  /** Lets a frozen clock run on from its present time. */
  resume(): void {
    if (this.base.isFrozen) throw new BadInput("the clock of the sandbox is frozen, so that of a workspace cannot run");
    if (this.#isStopped) this.#set(this.now(), false);
  }

  /** Returns a function that sets the clock back to the present time. */
  snapshot(): () => void {
    const isStopped = this.#isStopped;
    const at = this.now();
    return () => this.#set(at, isStopped);
  }

  get #isStopped(): boolean {
    return this.cell.get().frozenAt !== undefined;
  }

  #set(at: number, isStopped: boolean): void {
    this.cell.set(isStopped ? { ...this.cell.get(), frozenAt: at } : { offset: at - this.base.now() });
  }
}

interface ClockStates {
  readonly common: ClockState;
  readonly workspaces: ReadonlyMap<string, ClockState>;
}

const ALL_UNCHANGED: ClockStates = { common: UNCHANGED, workspaces: new Map() };

/** The clock of the sandbox, and those of workspaces, which follow it. They are as they were after a restart. */
export class Clocks {
  readonly #common: Clock;
  #states: ClockStates;
  #saved: ClockStates;
  readonly #saving = new Queue();

  constructor(
    private readonly base: () => number,
    private readonly storage: Pick<Storage, "clock" | "saveClock">,
  ) {
    const { workspaces, ...common } = storage.clock?.() ?? UNCHANGED;
    this.#states = { common, workspaces: new Map(workspaces) };
    this.#saved = this.#states;
    this.#common = new Clock(
      { now: base, isFrozen: false },
      {
        get: () => this.#states.common,
        set: (state) => this.#set({ common: state }),
      },
    );
  }

  /** The clock of a workspace, or the common one. */
  of(workspace: string | undefined): Clock {
    if (workspace === undefined) return this.#common;
    return new Clock(this.#common, {
      get: () => this.#states.workspaces.get(workspace) ?? UNCHANGED,
      set: (state) => this.#set({ workspaces: new Map([...this.#states.workspaces, [workspace, state]]) }),
    });
  }

  /** The time in a workspace by the saved clocks, so that no time that is stored is ahead of the stored clock. */
  savedTime(workspace: string): number {
    const { common, workspaces } = this.#saved;
    return timeBy(timeBy(this.base(), common), workspaces.get(workspace) ?? UNCHANGED);
  }

  /** The clock of a workspace follows the common one again; without a workspace, all follow the base clock. */
  reset(workspace: string | undefined): void {
    const workspaces = [...this.#states.workspaces].filter(([id]) => id !== workspace);
    this.#set(workspace === undefined ? ALL_UNCHANGED : { workspaces: new Map(workspaces) });
  }

  /** Returns a function that sets the clock of a workspace, or all, back to the present time. */
  snapshot(workspace: string | undefined): () => void {
    const restore = this.of(workspace).snapshot();
    const { workspaces } = this.#states;
    return () => {
      restore();
      if (workspace === undefined) this.#set({ workspaces });
    };
  }

  /** Saves the changes since the last time, if there are any. */
  async save(): Promise<void> {
    if (this.#states !== this.#saved) await this.#saving.run(() => this.#save());
  }

  /** Makes changes and saves them. If that fails, undoes them. */
  async change(changes: () => void): Promise<void> {
    await this.#attempt(async () => {
      changes();
      await this.#save();
    });
  }

  /**
   * Makes changes together with a replacement of the stored data. If that fails, undoes them. `savedTime` follows them at
   * once, because waiting transactions may run before the replacement returns; they still have to be saved.
   */
  async changeWith(replaceData: () => Promise<void>, changes: () => void): Promise<void> {
    await this.#attempt(async () => {
      changes();
      this.#saved = { ...this.#states };
      await replaceData();
    });
  }

  /** Runs `work` apart from other changes and saves. If it fails, the clocks are as before. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    await this.#saving.run(async () => {
      const [states, saved] = [this.#states, this.#saved];
      try {
        await work();
      } catch (error) {
        this.#states = states;
        this.#saved = saved;
        throw error;
      }
    });
  }

  async #save(): Promise<void> {
    const states = this.#states;
    if (states === this.#saved) return;
    const { common, workspaces } = states;
    await this.storage.saveClock?.({ ...common, ...(workspaces.size > 0 && { workspaces: [...workspaces] }) });
    this.#saved = states;
  }

  #set(changed: Partial<ClockStates>): void {
    this.#states = { ...this.#states, ...changed };
  }
}

function timeBy(base: number, { offset, frozenAt }: ClockState): number {
  return frozenAt ?? base + offset;
}

function finite(ms: number): number {
  if (!Number.isFinite(ms)) throw new BadInput("a time must be a finite number of milliseconds");
  return ms;
}

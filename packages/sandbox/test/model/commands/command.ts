import type fc from "fast-check";
import type { Service } from "../service/sandbox-service.js";
import type { Session } from "../session.js";
import type { Campaign } from "../world/world.js";

export type Command = fc.AsyncCommand<Session, Service>;

/** Commands of one kind, each described by its data. They run if `isPossible` allows it. */
export function commandsOf<D>(
  name: string,
  data: fc.Arbitrary<D>,
  run: (data: D, session: Session, service: Service) => Promise<unknown>,
  isPossible: (session: Session, data: D) => boolean = () => true,
): fc.Arbitrary<Command> {
  return data.map((drawn) => ({
    check: (session) => isPossible(session as Session, drawn),
    async run(session, service) {
      await run(drawn, session, service);
    },
    toString: () => `${name}(${JSON.stringify(drawn)})`,
  }));
}

export const hasCampaigns = ({ world }: Session): boolean => world.campaigns.length > 0;

/** One of the existing campaigns. There must be at least one. */
export function campaignAt({ world }: Session, choice: number): Campaign {
  const campaign = world.campaigns[choice % world.campaigns.length];
  if (campaign === undefined) throw new Error("there is no campaign");
  return campaign;
}

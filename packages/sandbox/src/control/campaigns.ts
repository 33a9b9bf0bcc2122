import { isState } from "../options.js";
import { BadInput, NoSuchCampaign } from "../state/bad-input.js";
import { type CampaignState, type Storage, type StoredCampaign, states } from "../storage/storage.js";

/** A campaign to start with. It is stored as it is, without validation. */
export interface SeedCampaign {
  /** Default: a new id. A campaign with this id is replaced. */
  campaign_id?: string | undefined;
  workspace: string;
  /** Default: the state of a created campaign. */
  state?: CampaignState | undefined;
  /** The create request. */
  body: object;
}

/** Defaults for the members that seeds leave out. */
export interface SeedDefaults {
  readonly stateAfterCreate: CampaignState;
  readonly campaignId: () => string;
}

/**
 * Stores campaigns, after it has checked all of them.
 *
 * @throws {BadInput} if a seed is malformed, or another workspace has its id.
 */
export async function seedCampaigns(
  seeds: unknown,
  storage: Storage,
  { stateAfterCreate, campaignId }: SeedDefaults,
): Promise<StoredCampaign[]> {
  if (!Array.isArray(seeds)) throw new BadInput("seeds must be an array of campaigns");
  const campaigns = seeds.map((seed: unknown, index): StoredCampaign => {
    expectSeed(seed, `seeds[${index}]`);
    const { campaign_id = campaignId(), workspace, state = stateAfterCreate, body } = seed;
    return { campaign_id, workspace, state, body };
  });
  const workspaces = new Map(campaigns.map(({ campaign_id, workspace }) => [campaign_id, workspace]));
  for (const { campaign_id, workspace } of campaigns) {
    const owner = (await storage.campaign(campaign_id))?.workspace ?? workspaces.get(campaign_id);
    if (owner !== workspace) throw new BadInput("another workspace has a campaign with the id of a seed");
  }
  for (const campaign of campaigns) {
    await storage.transaction(campaign.workspace, (transaction) => transaction.save(campaign));
  }
  return campaigns;
}

/** @throws {BadInput} if the state is unknown, or there is no such campaign. */
export async function setState(storage: Storage, id: string, state: unknown): Promise<void> {
  if (!isState(state)) throw new BadInput(`state must be one of ${states.join(", ")}`);
  const found = await storage.campaign(id);
  if (found === undefined) throw new NoSuchCampaign();
  await storage.transaction(found.workspace, async (transaction) => {
    // The campaign may have changed in the meantime.
    const campaign = await transaction.campaign(id);
    if (campaign === undefined) throw new NoSuchCampaign();
    await transaction.save({ ...campaign, state });
  });
}

function expectSeed(seed: unknown, place: string): asserts seed is SeedCampaign {
  if (!isObject(seed)) throw new BadInput(`${place} must be an object`);
  const { campaign_id, workspace, state, body, ...others } = seed as Partial<Record<keyof SeedCampaign, unknown>>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new BadInput(`${place} has an unknown member ${JSON.stringify(unknown.slice(0, 64))}`);
  if (campaign_id !== undefined && !isName(campaign_id)) {
    throw new BadInput(`${place}.campaign_id must be a string that is not empty`);
  }
  if (!isName(workspace)) throw new BadInput(`${place}.workspace must be a string that is not empty`);
  if (state !== undefined && !isState(state)) throw new BadInput(`${place}.state must be one of ${states.join(", ")}`);
  if (!isObject(body)) throw new BadInput(`${place}.body must be an object`);
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

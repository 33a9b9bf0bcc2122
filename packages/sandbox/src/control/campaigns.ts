import { isState, newId, type Settings } from "../options.js";
import { BadInput, expectMembers, expectObject, NoSuchCampaign } from "../state/bad-input.js";
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

/**
 * Stores campaigns, after it has checked all of them.
 *
 * @param replaces whether a stored campaign with the same id is replaced.
 * @throws {BadInput} if a seed is malformed, or another workspace has its id.
 */
export async function seedCampaigns(
  seeds: unknown,
  storage: Storage,
  settings: Settings,
  replaces: boolean,
): Promise<StoredCampaign[]> {
  if (!Array.isArray(seeds)) throw new BadInput("seeds must be an array of campaigns");
  const campaigns = seeds.map((seed: unknown, index): StoredCampaign => {
    expectSeed(seed, `seeds[${index}]`);
    const { campaign_id = newId(settings), workspace, state = settings.stateAfterCreate, body } = seed;
    return { campaign_id, workspace, state, body };
  });
  // Of several with the same id, the last counts.
  const seeded = new Map(campaigns.map((campaign) => [campaign.campaign_id, campaign]));
  for (const { campaign_id, workspace } of campaigns) {
    const owner = (await storage.campaign(campaign_id)) ?? seeded.get(campaign_id);
    if (owner?.workspace !== workspace) throw new BadInput("another workspace has a campaign with the id of a seed");
  }
  for (const campaign of seeded.values()) {
    await storage.transaction(campaign.workspace, async (transaction) => {
      if (replaces || (await transaction.campaign(campaign.campaign_id)) === undefined)
        await transaction.save(campaign);
    });
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
  const names = ["campaign_id", "workspace", "state", "body"] as const;
  const { campaign_id, workspace, state, body } = expectMembers(seed, names, place);
  if (campaign_id !== undefined && !isName(campaign_id)) {
    throw new BadInput(`${place}.campaign_id must be a string that is not empty`);
  }
  if (!isName(workspace)) throw new BadInput(`${place}.workspace must be a string that is not empty`);
  if (state !== undefined && !isState(state)) throw new BadInput(`${place}.state must be one of ${states.join(", ")}`);
  expectObject(body, `${place}.body`);
  if (!isObjectInJson(body)) throw new BadInput(`${place}.body must be an object that can be written as JSON`);
}

/** Whether a value is stored as an object. A date is not, and something circular, or too deep, cannot be stored. */
function isObjectInJson(value: object): boolean {
  try {
    return JSON.stringify(value)?.startsWith("{") === true;
  } catch {
    return false;
  }
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

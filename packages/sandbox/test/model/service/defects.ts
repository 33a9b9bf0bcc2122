import { bodyOf } from "../world/client-request.js";
import { memberOf } from "../world/json.js";
import { reuseOfRequestId, windows } from "../world/windows.js";
import type { History, World } from "../world/world.js";
import type { Defect } from "./model-service.js";

const histories = ({ histories: all }: World) => [...all.values()];

const ofEach = (change: (history: History) => void) => (world: World) => {
  for (const history of histories(world)) change(history);
};

/** Mistakes that a service could make. The comparison must find each of them. */
export const defects: readonly Defect[] = [
  {
    name: "counts a call for a millisecond too long",
    after: (world) => ofEach(({ calls }) => shiftLast(calls, world.now, 1))(world),
  },
  {
    name: "stops counting a creation a millisecond too early",
    after: (world) => ofEach(({ created }) => shiftLast(created, world.now, -1))(world),
  },
  {
    name: "counts failed creations towards the quota",
    after(world, { request }, { status }) {
      const workspace = request.headers["svc-appkey"] ?? "";
      if (status === 400 && request.method === "POST") world.histories.get(workspace)?.created.push(world.now);
    },
  },
  {
    name: "counts calls that the rate limit rejected",
    after(world, { request }, { status }) {
      if (status === 429) world.histories.get(request.headers["svc-appkey"] ?? "")?.calls.push(world.now);
    },
  },
  {
    name: "blocks a request_id for an hour on Email too",
    after(world) {
      for (const history of histories(world)) {
        history.requestIds = history.requestIds.filter(({ at }) => world.now - at < reuseOfRequestId.PUSH);
      }
    },
    before(world) {
      for (const history of histories(world)) {
        history.requestIds = history.requestIds.filter(({ at }) => world.now - at < reuseOfRequestId.PUSH);
      }
      return undefined;
    },
  },
  {
    name: "shares request ids among channels",
    after(world) {
      for (const history of histories(world)) {
        const other = history.requestIds.map((used) => ({ ...used, channel: "EMAIL" as const }));
        history.requestIds = [...history.requestIds, ...other].slice(-50);
      }
    },
  },
  {
    name: "forgets creations on a restart",
    restart: ofEach((history) => {
      history.created = [];
    }),
  },
  { name: "forgets answers on a restart", restart: ofEach(({ answers }) => answers.clear()) },
  { name: "forgets campaigns on a restart", restart: (world) => world.campaigns.splice(0) },
  {
    name: "forgets the answer to a key after a day",
    before(world) {
      if (histories(world).every(({ calls }) => calls.every((at) => world.now - at >= windows.DAY))) {
        for (const { answers } of histories(world)) answers.clear();
      }
      return undefined;
    },
  },
  {
    name: "knows a key in every workspace",
    after(world) {
      const all = histories(world).flatMap(({ answers }) => [...answers]);
      for (const history of histories(world)) history.answers = new Map(all);
    },
  },
  {
    name: "finds the campaigns of every workspace",
    before(world, { request }) {
      const [, encoded = ""] = (request.headers["authorization"] ?? "").split(" ");
      const workspace = Buffer.from(encoded, "base64").toString().split(":")[0] ?? "";
      const owners = world.campaigns.map((campaign) => campaign.workspace);
      const owned = world.campaigns;
      if (request.method !== "PATCH") return undefined;
      world.campaigns = owned.map((campaign) => ({ ...campaign, workspace }));
      return () => {
        world.campaigns = world.campaigns.map((campaign, index) => ({
          ...campaign,
          workspace: owners[index] ?? workspace,
        }));
      };
    },
  },
  { name: "lets a scheduled campaign change like a draft", before: (world) => inState(world, "SCHEDULED", "OTHER") },
  { name: "lets an active campaign change its start time", before: (world) => inState(world, "ACTIVE", "SCHEDULED") },
  { name: "lets an archived campaign change", before: (world) => inState(world, "ARCHIVED", "OTHER") },
  { name: "forbids every change in an unknown state", before: (world) => inState(world, "OTHER", "STOPPED") },
  {
    name: "merges single members everywhere",
    settings: (settings) => ({ ...settings, context: { ...settings.context, policies: { merge: "member" } } }),
  },
  { name: "publishes as drafts", settings: (settings) => ({ ...settings, stateAfterPublish: "DRAFT" }) },
  {
    name: "stores members besides the components",
    after(world, { request }, { status }) {
      const campaign = world.campaigns.find(({ id }) => request.path.endsWith(id));
      const note = memberOf(bodyOf(request), "version_note");
      if (campaign !== undefined && status === 200 && note !== undefined) campaign.body = { ...campaign.body, note };
    },
  },
  {
    name: "forgets faults after one",
    after(world) {
      world.faults = world.faults.map(() => []);
    },
  },
];

function shiftLast(times: number[], now: number, by: number): void {
  if (times.at(-1) === now) times[times.length - 1] = now + by;
}

/** Treats the campaigns in one state as if they were in another. */
function inState({ campaigns }: World, state: World["campaigns"][number]["state"], as: typeof state): () => void {
  const changed = campaigns.filter((campaign) => campaign.state === state);
  for (const campaign of changed) campaign.state = as;
  return () => {
    for (const campaign of changed) if (campaign.state === as) campaign.state = state;
  };
}

import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';

export const AUDIT_LOG = 'audit-log';

/** Treasure hunts are written and announced here (docs/spec/portal.md#28-treasure-hunts). */
export const HUNTS = 'hunts';

/** Developers' apps wait here for approval (docs/spec/portal.md#16-apps). */
export const APPS = 'apps';

/** Fairness signals in the tips of a week, and objections (docs/spec/portal.md#17-fairness). */
export const FAIRNESS = 'fairness';

/** Plans by arrangement wait here for the owner (docs/spec/portal.md#18-plan-requests). */
export const PLAN_REQUESTS = 'plan-requests';

/** Payments that the owner made outside this site (docs/spec/portal.md#19-paid-by-hand). */
export const HAND_PAYMENTS = 'hand-payments';

/** Settings that the owner changes while servers run (docs/spec/portal.md#26-settings). */
export const SETTINGS = 'settings';

/** The policies by which weeks share their pool (docs/spec/portal.md#27-policy). */
export const POLICY = 'policy';

/** All sections in the order of docs/spec/portal.md#10-layout. */
export const SECTIONS = [
  { id: 'submissions-management', label: () => m.portal_section_all() },
  { id: 'submissions', label: () => m.portal_section_pending() },
  { id: 'twitter', label: () => m.portal_section_social() },
  { id: 'broadcast', label: () => m.portal_section_broadcast() },
  { id: HUNTS, label: () => m.portal_section_hunts() },
  { id: 'users', label: () => m.portal_section_users() },
  { id: FAIRNESS, label: () => m.portal_section_fairness() },
  { id: APPS, label: () => m.portal_section_apps() },
  { id: PLAN_REQUESTS, label: () => m.portal_section_plans() },
  { id: HAND_PAYMENTS, label: () => m.portal_section_by_hand() },
  { id: POLICY, label: () => m.portal_section_policy() },
  { id: SETTINGS, label: () => m.portal_section_settings() },
  { id: AUDIT_LOG, label: () => m.portal_section_audit() },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

const DEFAULT_SECTION = SECTIONS[0].id;

const OWNERS: readonly string[] = [PLAN_REQUESTS, HAND_PAYMENTS, POLICY, SETTINGS];

/** The sections of an administrator: plan requests, payments, the policy and settings are only for the owner. */
export function sectionsFor({ isBotOwner }: { isBotOwner: boolean }) {
  return SECTIONS.filter(({ id }) => isBotOwner || !OWNERS.includes(id));
}

/** Parses `?section=`; any unknown value means the first section. */
export function parseSection(params: URLSearchParams): SectionId {
  const wanted = params.get('section');
  return SECTIONS.find(({ id }) => id === wanted)?.id ?? DEFAULT_SECTION;
}

/** The address of a section, without the query parameters of other sections. */
export function sectionPath(id: SectionId): string {
  return id === DEFAULT_SECTION ? paths.admin : `${paths.admin}?section=${id}`;
}

/** All Submissions, searched for a link. */
export function submissionsPath(search: string): string {
  return `${paths.admin}?search=${encodeURIComponent(search)}`;
}

export function sectionLabel(id: SectionId): string {
  return SECTIONS.find((each) => each.id === id)?.label() ?? '';
}

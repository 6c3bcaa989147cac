/** The key under which the tab keeps unsent form input, until it is sent or the tab is closed. */
export const DRAFTS_STORAGE_KEY = 'drafts';

type Drafts = Record<string, unknown>;

// Storage may be unavailable: the drafts then last as long as the page.
let drafts: Drafts | null = null;

/**
 * The draft under a name, including one from before a reload; undefined if there is none. Validate it: storage is untrusted
 * input.
 */
export function storedDraft(name: string): unknown {
  drafts ??= readStored();
  return drafts[name];
}

/** Stores a draft under a name; null removes it. */
export function storeDraft(name: string, draft: object | null): void {
  const { [name]: _, ...others } = drafts ?? readStored();
  writeAll(draft === null ? others : { ...others, [name]: draft });
}

/** Called at sign-out: the next person at this browser may be somebody else. */
export function forgetDrafts(): void {
  writeAll({});
}

function readStored(): Drafts {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(DRAFTS_STORAGE_KEY) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // No storage, or foreign text in it.
    return {};
  }
}

function writeAll(next: Drafts): void {
  drafts = next;
  try {
    if (Object.keys(next).length === 0) sessionStorage.removeItem(DRAFTS_STORAGE_KEY);
    else sessionStorage.setItem(DRAFTS_STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Unavailable or full: the drafts stay in memory.
  }
}

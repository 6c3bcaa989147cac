import { sql } from 'kysely';
import type { CreatorContent, Showcase, ShowcaseSort } from '#contract/creator/showcase.ts';
import { cleanText, foldForSearch } from '#rules/names.ts';
import { countPages } from '#rules/pages.ts';
import { contentTypeFor } from '#rules/points/content-types.ts';
import { toPoints } from '#rules/points/points.ts';
import { type Ranks, rankFor } from '#rules/points/ranks.ts';
import type { Db } from '#server/db/connect.ts';
import { findContentLink } from '#server/services/ledger/content-link.ts';
import type { ShowcaseContents, ShowcaseItem } from './showcase-contents.ts';

export type ShowcaseRequest = {
  search: string;
  /** A content type's id; null for all. */
  type: string | null;
  sort: ShowcaseSort;
  page: number;
  limit: number;
  ranks: Ranks;
};

/** True for content that is approved, and not by a hidden member. For `submissions s`, in SQL. */
export const isShown = sql`s.status = 'approved' and not s.hidden`;

/**
 * One page of the approved content of all members who are not hidden; search, filter and sort apply to all of it
 * (docs/spec/site.md#13-the-creator-showcase). A page past the end is empty. Titles and descriptions are the submitters' own:
 * nothing is fetched.
 */
export async function readShowcase(
  db: Db,
  contents: ShowcaseContents,
  request: ShowcaseRequest,
): Promise<Showcase> {
  const { page, limit, type, sort, ranks } = request;
  const { items, totals } = await contents.read(sort);
  const term = foldForSearch(cleanText(request.search));
  const found = pick(items, { type, term, offset: (page - 1) * limit, limit });
  return {
    submissions: await readContent(db, found.ids, ranks),
    contentTypes: totals.types.map((id) => ({
      id,
      displayName: contentTypeFor(id).displayName,
    })),
    pagination: { total: found.total, page, totalPages: countPages(found.total, limit) },
    totals: {
      totalContent: items.length,
      activeCreators: totals.creators,
      totalPoints: toPoints(totals.hundredths),
    },
  };
}

type Picked = { type: string | null; term: string; offset: number; limit: number };

// A full scan: in memory it takes 20 ms for 100,000 pieces with any term. The database took over 200 ms, and longer with more
// hits.
function pick(items: readonly ShowcaseItem[], { type, term, offset, limit }: Picked) {
  if (type === null && term === '') {
    const slice = items.slice(offset, offset + limit);
    return { ids: slice.map(({ id }) => String(id)), total: items.length };
  }
  const ids: string[] = [];
  let total = 0;
  for (const item of items) {
    if ((type !== null && item.type !== type) || !item.text.includes(term)) continue;
    if (total >= offset && ids.length < limit) ids.push(String(item.id));
    total += 1;
  }
  return { ids, total };
}

type ContentRow = {
  id: string;
  member_id: bigint;
  content_type: string;
  title: string | null;
  description: string | null;
  url: string;
  points: number;
  submitted_at: Date;
  first_name: string | null;
  last_name: string | null;
  username: string | null;
  lifetime_points: bigint;
};

/** These pieces as shown publicly, in the given order. */
export async function readContent(
  db: Db,
  ids: readonly string[],
  ranks: Ranks,
): Promise<CreatorContent[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ContentRow>`
    select s.id::text as id, s.member_id, s.content_type, s.title, s.description, s.url, s.points,
      s.submitted_at, m.first_name, m.last_name, m.username, t.lifetime_points
    from unnest(${[...ids]}::bigint[]) with ordinality as listed(id, place)
    join submissions s on s.id = listed.id
    join members m on m.id = s.member_id
    join member_totals t on t.member_id = m.id
    where m.hidden_at is null
    order by listed.place`.execute(db);
  return rows.map((row) => contentOf(row, ranks));
}

function contentOf(row: ContentRow, ranks: Ranks): CreatorContent {
  const link = findContentLink(row.url);
  return {
    id: row.id,
    userId: String(row.member_id),
    contentType: row.content_type,
    contentTypeConfig: { displayName: contentTypeFor(row.content_type).displayName },
    title: cleanText(row.title ?? '') || null,
    description: cleanText(row.description ?? '') || null,
    url: link?.href ?? null,
    host: link?.host ?? null,
    pointsAwarded: toPoints(row.points),
    submittedAt: row.submitted_at.toISOString(),
    user: {
      firstName: row.first_name,
      lastName: row.last_name,
      username: row.username,
      pirateRank: rankFor(Number(row.lifetime_points), ranks).rank,
    },
  };
}

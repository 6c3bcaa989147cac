import { sql } from 'kysely';
import type { BroadcastLanguage } from '#contract/admin/broadcast.ts';
import { AppError } from '#contract/errors.ts';
import { BROADCAST_HEADERS, type BroadcastText, broadcastText } from '#rules/broadcast.ts';
import { LANGUAGES, type Language } from '#rules/messages/languages.ts';
import { messagesIn } from '#rules/messages/messages.ts';
import { storableText } from '#rules/names.ts';
import { CONTENT_TYPES } from '#rules/points/content-types.ts';
import type { Db } from '#server/db/connect.ts';
import { nameOf } from '#server/services/members/names.ts';

/** The administrator's texts: one for everybody, and others for readers of some languages. */
export type CustomMessages = {
  customMessage?: string | undefined;
  translations?: Readonly<Partial<Record<Language, string | undefined>>> | undefined;
};

type PostMessages = {
  creator: string;
  /** A content type's id. */
  contentType: string;
  url: string;
  languages: BroadcastLanguage[];
  texts: Readonly<Record<Language, BroadcastText>>;
};

type PostRow = {
  status: 'pending' | 'approved' | 'rejected';
  content_type: string;
  url: string;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
};

/**
 * The message that broadcasts an approved post, in every language, and its parts. Throws `not_found` and `conflict`.
 *
 * @param header an index in {@link BROADCAST_HEADERS}
 */
export async function composePost(
  db: Db,
  post: { postId: string } & CustomMessages,
  header: number,
): Promise<PostMessages> {
  const { rows } = await sql<PostRow>`
    select s.status, s.content_type, s.url, names.*
    from submissions s join members m on m.id = s.member_id
    -- A member hidden from public pages is not named here either.
    left join lateral (select m.username, m.first_name, m.last_name
      where m.hidden_at is null) names on true
    where s.id = ${post.postId}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('not_found', (m) => m.refusal_post_none());
  if (row.status !== 'approved') {
    throw new AppError('conflict', (m) => m.refusal_post_unapproved());
  }
  const parts = { creator: nameOf(row), url: row.url };
  const languages = LANGUAGES.map((language) => partsIn(language, header, row.content_type));
  const written = languages.map(({ language, ...own }) => {
    const customMessage = post.translations?.[language] ?? post.customMessage ?? null;
    const text = broadcastText({ ...parts, ...own, customMessage });
    if (text === null) throw new AppError('conflict', (m) => m.refusal_post_link());
    return [language, text] as const;
  });
  const texts = Object.fromEntries(written) as Record<Language, BroadcastText>;
  return { ...parts, contentType: row.content_type, languages, texts };
}

/** The parts that the program writes. */
function partsIn(language: Language, header: number, contentType: string): BroadcastLanguage {
  const m = messagesIn(language);
  const key = BROADCAST_HEADERS[header] ?? BROADCAST_HEADERS[0];
  const type = CONTENT_TYPES.find(({ id }) => id === contentType);
  const typeName = type ? m[`button_content_${type.id}`]() : m.broadcast_content();
  return { language, header: m[key](), contentType: typeName };
}

/** The administrator's texts as the database stores them. */
export function storableMessages({ customMessage, translations = {} }: CustomMessages): object {
  const written = Object.entries(translations).map(([language, text = '']) => [
    language,
    storableText(text),
  ]);
  return {
    customMessage: customMessage === undefined ? null : storableText(customMessage),
    ...(written.length > 0 && { translations: Object.fromEntries(written) }),
  };
}

import { useState } from 'react';
import type { ApprovedPost } from '#contract/admin/broadcast.ts';
import { m } from '#web/messages.ts';
import { LoadedList } from '#web/shell/load/loaded-list.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { safeLink } from '#web/ui/safe-link.ts';
import { contentTypeName } from '#web/ui/text/content-type-name.ts';
import { rich } from '#web/ui/text/rich.ts';
import { Ago } from '../ago.tsx';
import { useApprovedPosts } from '../calls.ts';
import { ListParts, SectionHeading } from '../section-parts.tsx';
import { sectionLabel } from '../sections.ts';
import { BroadcastDialog } from './broadcast-dialog.tsx';
import { LastBroadcasts } from './last-broadcasts.tsx';
import { Stars } from './stars.tsx';

/** There may be hundreds of posts, and usually one of the newest is sent. */
const POSTS_AT_ONCE = 30;

/** Approved posts, each of which can be sent to all members. */
export function BroadcastSection() {
  const [page, setPage] = useState(1);
  const answer = useApprovedPosts(page);
  const [chosen, setChosen] = useState<ApprovedPost | null>(null);
  const [shown, setShown] = useState(POSTS_AT_ONCE);
  return (
    <section aria-labelledby="section-title">
      <SectionHeading title={sectionLabel('broadcast')} lead={m.portal_broadcast_lead()} />
      <LoadedList
        answer={answer}
        failure={m.portal_broadcast_not_loaded()}
        skeleton={{ rows: 6, height: 'h-36' }}
        className="mt-4"
      >
        {({ posts }) =>
          posts.length === 0 && page === 1 ? (
            <Notice kind="empty" level={3} title={m.portal_broadcast_none()}>
              {m.portal_broadcast_none_text()}
            </Notice>
          ) : (
            <>
              <ul aria-label={m.portal_broadcast_posts()} className="grid gap-3">
                {posts.slice(0, shown).map((post) => (
                  <PostItem key={post.id} post={post} onBroadcast={() => setChosen(post)} />
                ))}
              </ul>
              {posts.length > shown && (
                <Button className="self-start" onClick={() => setShown(shown + POSTS_AT_ONCE)}>
                  {m.portal_review_more({
                    count: String(Math.min(POSTS_AT_ONCE, posts.length - shown)),
                    total: String(posts.length),
                  })}
                </Button>
              )}
              {posts.length <= shown && (
                <ListParts
                  of={m.portal_broadcast_list_of()}
                  page={page}
                  count={posts.length}
                  onPage={(next) => {
                    setPage(next);
                    setShown(POSTS_AT_ONCE);
                  }}
                />
              )}
            </>
          )
        }
      </LoadedList>
      <LastBroadcasts />
      {chosen && (
        <BroadcastDialog
          post={{ ...chosen, creator: creatorOf(chosen) }}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}

function PostItem({ post, onBroadcast }: { post: ApprovedPost; onBroadcast: () => void }) {
  const link = safeLink(post.postUrl);
  const of = ` #${post.id}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-lg border bg-surface p-4 sm:px-5">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-medium wrap-anywhere">{creatorOf(post)}</bdi>
          <Stars points={post.pointsAwarded} />
        </p>
        <p className="text-xs text-muted">
          {rich(
            m.portal_broadcast_approved({
              type: contentTypeName(post.contentType),
              time: () => <Ago at={post.evaluatedAt} />,
            }),
          )}
        </p>
        {post.postContent !== null && (
          <p dir="auto" className="mt-2 line-clamp-3 measure text-sm wrap-anywhere">
            {post.postContent}
          </p>
        )}
        <p className="mt-1 text-sm text-muted break-all">
          <bdi>{post.postUrl}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {link !== null && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className={buttonClass()}
          >
            {m.portal_broadcast_view()}
            <span className="sr-only">
              {of} {m.ui_new_tab()}
            </span>
          </a>
        )}
        <Button variant="primary" onClick={onBroadcast}>
          {m.portal_broadcast_send()}
          <span className="sr-only">{of}</span>
        </Button>
      </div>
    </li>
  );
}

function creatorOf(post: ApprovedPost): string {
  return post.submitterUsername === null ? post.submitterName : `@${post.submitterUsername}`;
}

import { Avatar, BotAvatar, Bubble, ChatHeader, HEADER_AVATAR, Key, Time } from '../chat.tsx';
import { groupInitials, groupName } from '../names.ts';
import { Slide } from '../slide.tsx';

const LEADERS = ['1. Iron Tess · 1204', '2. Old Barnaby · 431', '3. Salty Meg · 268'] as const;

/** The top of the board, requested in a group. */
export function CommunitySlide() {
  return (
    <Slide title="The top of the leaderboard in a group chat">
      <ChatHeader
        name={groupName()}
        kind="Group"
        avatar={<Avatar {...HEADER_AVATAR} initials={groupInitials()} tone="good" />}
      />
      <Bubble x={494} y={84} width={202} height={50} isOwn />
      <text x="512" y="118" fill="ink">
        /top
      </text>
      <Time x={682} y={118} isRead>
        19:05
      </Time>
      <BotAvatar x={45} y={375} />
      <Bubble x={84} y={144} width={612} height={258} />
      <text x="108" y="180" fontWeight="600" fill="ink">
        The top ten, by lifetime points
      </text>
      {LEADERS.map((line, index) => (
        <text key={line} x="108" y={224 + index * 40} fill="ink">
          {line}
        </text>
      ))}
      <text x="108" y="388" fontWeight="600" fill="ink">
        17. Anne Bonny · 37
      </text>
      <text x="108" y="344" fill="muted">
        …
      </text>
      <Key x={84} y={412} width={612} label="Open the leaderboard" />
    </Slide>
  );
}

import { LANGUAGE_NAMES, LANGUAGES } from '#rules/messages/languages.ts';
import { m } from '#web/messages.ts';
import { SelectField } from '#web/ui/field.tsx';
import { CommentsField } from '../review/comments-field.tsx';
import type { CustomMessages, Readers } from './custom-messages.ts';

/** The longest message that the call accepts (contract/admin/broadcast.ts). */
const MESSAGE_MAX_LENGTH = 1000;

type MessageFieldProps = {
  messages: CustomMessages;
  readers: Readers;
  onReaders: (readers: Readers) => void;
};

/** The words for everybody, or for readers of the chosen language. */
export function MessageField({ messages, readers, onReaders }: MessageFieldProps) {
  const { text, change } = messages.typed[readers];
  const language = readers === 'everybody' ? null : LANGUAGE_NAMES[readers];
  return (
    <div className="mt-4 grid gap-4">
      <div>
        <SelectField<Readers>
          label={m.portal_broadcast_for()}
          value={readers}
          options={[
            { value: 'everybody', label: m.portal_broadcast_everybody() },
            ...LANGUAGES.map((value) => {
              const name = LANGUAGE_NAMES[value];
              const isWritten = messages.written.includes(value);
              return {
                value,
                label: isWritten ? m.portal_broadcast_written({ language: name }) : name,
              };
            }),
          ]}
          onChange={onReaders}
        />
        <p className="mt-1 text-xs text-muted">{m.portal_broadcast_frames()}</p>
      </div>
      <CommentsField
        label={
          language === null
            ? m.portal_broadcast_message()
            : m.portal_broadcast_message_in({ language })
        }
        hint={
          language === null ? m.portal_broadcast_hint() : m.portal_broadcast_hint_in({ language })
        }
        value={text}
        onChange={change}
        maxLength={MESSAGE_MAX_LENGTH}
      />
    </div>
  );
}

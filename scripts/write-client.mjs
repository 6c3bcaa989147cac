import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clientSource } from '#contract/client-source.ts';
import { WrittenCommunityFile } from '#contract/community/community-file.ts';

write('../client/operations.ts', clientSource());
write('../community/community.schema.json', JSON.stringify(WrittenCommunityFile));

function write(path, content) {
  writeFileSync(fileURLToPath(new URL(path, import.meta.url)), content);
}

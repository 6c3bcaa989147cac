import { afterEach, describe, expect, it, vi } from 'vitest';
import { operatorCommand } from './called-as.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('operatorCommand', () => {
  it.each([
    ['start', 'npm start', 'quarterdeck start'],
    ['check-ledger', 'npm run check-ledger', 'quarterdeck check-ledger'],
    ['close-week --all', 'npm run close-week -- --all', 'quarterdeck close-week --all'],
    ['demo clear', 'npm run demo -- clear', 'quarterdeck demo clear'],
  ])('%s', (call, inClone, installed) => {
    expect(operatorCommand(call)).toBe(inClone);
    vi.stubEnv('QUARTERDECK_PROGRAM', '1');
    expect(operatorCommand(call)).toBe(installed);
  });
});

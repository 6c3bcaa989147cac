import { setupMessagesIn } from '#rules/messages/setup-messages.ts';
import { terminalLanguage } from '#rules/messages/terminal-language.ts';
import { ConfigError } from '#server/config/config.ts';
import { loadSettings } from '#server/config/settings-file.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import { servePage } from '#server/setup/page/run.ts';
import { openSetup } from '#server/setup/setup.ts';
import { type PlainRun, UsageError } from '../command.ts';
import { run as start } from '../program/start.ts';
import { applyAnswers } from './answers.ts';
import { openTerminal } from './terminal.ts';
import { askAll } from './wizard.ts';

export const run: PlainRun<'setup'> = async ({ options }, environment) => {
  const cwd = process.cwd();
  const setup = openSetup({ environment, cwd });
  const m = setupMessagesIn(terminalLanguage(environment));
  if (options.answers !== undefined) {
    return applyAnswers(setup, options.answers, options['use-anyway'] ?? false);
  }
  if (options.page) {
    if (setup.isConfigured) {
      throw new ConfigError(
        `This instance already has settings; the page is only for new ones. Use ${operatorCommand('setup')}`,
        [],
      );
    }
    const isFinished = await servePage(setup, { environment, cwd, host: options.host ?? null, m });
    return isFinished ? goOn() : 1;
  }
  if (!process.stdin.isTTY) {
    throw new UsageError(
      `There is no terminal to ask in: use ${operatorCommand('setup --answers FILE')}`,
    );
  }
  const terminal = openTerminal();
  try {
    const ending = await askAll(setup, terminal, m);
    if (ending !== 'start') return ending === 'written' ? 0 : 1;
  } finally {
    terminal.close();
  }
  return goOn();

  function goOn(): Promise<number> {
    loadSettings(process.env, cwd);
    return start();
  }
};

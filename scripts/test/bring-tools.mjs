// Fetches the tools that the tests need in addition to packages. Runs at the same time as the build and the checks, because it mostly
// waits for the network.
import { ensureChromium } from '../chromium.mjs';
import { ensureLitecoind } from '../litecoind.mjs';

ensureChromium();
await ensureLitecoind();

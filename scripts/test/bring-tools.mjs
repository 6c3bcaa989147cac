// What the tests need beside packages, brought while others build and check: mostly a matter of the network.
import { ensureChromium } from '../chromium.mjs';
import { ensureLitecoind } from '../litecoind.mjs';

ensureChromium();
await ensureLitecoind();

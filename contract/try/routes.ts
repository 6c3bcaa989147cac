/** The method and path of the demo's own calls, which only a demo's server has. Without schemas, for the browser. */
export const TRY_ROUTES = {
  getDemoChain: { method: 'GET', path: '/api/try/chain' },
  getDemoTransaction: { method: 'GET', path: '/api/try/chain/transactions/:txid' },
  getDemoBlock: { method: 'GET', path: '/api/try/chain/blocks/:height' },
  getDemoAddress: { method: 'GET', path: '/api/try/chain/addresses/:address' },
  mineDemoBlock: { method: 'POST', path: '/api/try/chain/blocks' },
  getDemoChats: { method: 'GET', path: '/api/try/chats' },
  openDemoChats: { method: 'POST', path: '/api/try/chats' },
  sayInDemo: { method: 'POST', path: '/api/try/chats/messages' },
  pressInDemo: { method: 'POST', path: '/api/try/chats/presses' },
  postDemoSunday: { method: 'POST', path: '/api/try/sunday' },
  postDemoPayment: { method: 'POST', path: '/api/try/chain/payments' },
} as const;

export type TryRouteId = keyof typeof TRY_ROUTES;

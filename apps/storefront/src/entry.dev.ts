// Vite's own modules, there in development only: what changes components in the page comes before any of them.
const [own, client] = ['/@react-refresh', '/@vite/client']
const { default: refresh } = (await import(/* @vite-ignore */ own)) as {
  default: { injectIntoGlobalHook: (window: Window) => void }
}
refresh.injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
await import(/* @vite-ignore */ client)
export const mall = await import('./entry.client.tsx')

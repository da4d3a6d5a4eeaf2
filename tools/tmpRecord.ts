// @ts-nocheck
globalThis.location = { search: '', origin: 'http://x' }
import.meta.env
const { contract } = await import('@millwright/contract/contract')
const { answers } = await import('../packages/fixtures/src/answers.ts')
const { probes } = await import('../packages/fixtures/src/probes.ts')
const { known } = await import('../packages/fixtures/src/known.ts')
const { user } = await import('../packages/fixtures/src/site.ts')
const { screens } = await import('../packages/pages/src/screens.ts')
const { routes } = await import('../packages/pages/src/routes.ts')
const { addressOf, notForBuyers } = await import('../apps/storefront/src/server/testing/routeAddresses.ts')
const { declaredUrl, readQuery } = await import('../packages/pages/src/searchParams.ts')
const now = Date.parse('2026-11-21T10:00:00+08:00')
const RealDate = Date
const json = (x) => JSON.stringify(x, (k, v) => (v === undefined ? null : v))
const out = {}
for (const [name, screen] of Object.entries(screens)) {
  for (const route of routes.filter((r) => r.screen === name)) {
    const address = addressOf[route.id]
    const calls = []
    const api = new Proxy({}, { get: (_, call) => async (input) => {
      const asked = { input: contract[call].input.parse(input), locale: 'zh', now }
      const answer = answers[call](asked)
      let same = true
      let usual
      try { usual = answers[call]({ input: contract[call].input.parse(probes[call].input(known)), locale: 'zh', now }) } catch { same = false }
      same &&= json(usual) === json(answer)
      calls.push({ call, input, same })
      return contract[call].answer.parse(answer instanceof Blob ? answer : JSON.parse(json(answer)))
    } })
    const url0 = new URL(address, 'http://x')
    const url = declaredUrl(url0, screen.searchParams ?? {})
    const found = new URLPattern({ pathname: '/' + route.path }, { ignoreCase: true }).exec({ pathname: url0.pathname })
    const visitor = route.id in notForBuyers
    let error
    let sent = false
    try {
      const got = await screen.load(api, { url, query: readQuery(url, screen.searchParams ?? {}), params: found?.pathname.groups ?? {}, locale: 'zh', user: visitor ? undefined : Promise.resolve(user.zh), now, pictureBase: '' })
    } catch (e) { error = String(e.stack ?? e).slice(0, 300) }
    ;(out[name] ??= []).push({ id: route.id, address, visitor, calls, error, hasAction: !!screen.action })
  }
}
console.log(JSON.stringify(out, null, 1))

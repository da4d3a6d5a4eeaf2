import { createElement } from 'react'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import type { CallName } from '@millwright/contract/contract'
import { specificationAddresses } from '@millwright/domain/paths/addresses'
import type { RouteId } from '@millwright/domain/paths/addresses'
import { matchAddress } from '@millwright/domain/paths/matchAddress'
import { path } from '@millwright/domain/paths/path'
import type { PathValues } from '@millwright/domain/paths/path'
import { routeAt } from '@millwright/domain/paths/routeAt'
import { setPaths } from '@millwright/domain/paths/setPaths'
import { answers } from '@millwright/fixtures/answers'
import { categories } from '@millwright/fixtures/categories'
import { center, notices, user, waiting, webConfig } from '@millwright/fixtures/site'
import { namespaces } from '@millwright/i18n/namespaces'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { load as forgotten } from './account/ForgetPassword/ForgetPassword.load.ts'
import { load as home } from './account/UserCenterHome/UserCenterHome.load.ts'
import { load as detail } from './catalogue/Detail/Detail.load.ts'
import { Shell } from './layout/Shell/Shell.tsx'
import { UserCenterFrame } from './layout/UserCenterFrame/UserCenterFrame.tsx'
import { ScreenResponse, requireBuyer } from './loader.ts'
import type { LoaderContext } from './loader.ts'
import { loaderContextAt, fromFixtures, redirectTarget, testMall } from './loading/testing/testMall.ts'
import { matchRoute } from './matchRoute.ts'
import { missingPage } from './missing.ts'
import { Missing } from './site/Missing/Missing.tsx'
import { NotFound } from './site/NotFound/NotFound.tsx'

afterEach(() => setPaths({}))

const allNames = Object.keys(namespaces) as (keyof typeof namespaces)[]
const resources = resourcesOf('zh', allNames)
/** Returns the markup once all suspended content has arrived. */
async function drawn(children: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(
    <Texts locale="zh" resources={resources}>
      <UiProvider locale="zh">{children}</UiProvider>
    </Texts>,
  )
  await stream.allReady
  return new Response(stream).text()
}

/** Returns the addresses of links and forms in the markup. */
function ways(markup: string): string[] {
  return [...markup.matchAll(/ (?:href|action|formaction)="([^"]*)"/gi)].map(([, way]) => way!.replaceAll('&amp;', '&'))
}

describe('a shop with its own addresses for list, sign-in and user centre', () => {
  const own = { list: '/katalog', login: '/anmelden', 'user-center': '/konto' }
  const old = (way: string) => /^\/(list|login|user-center)([/?#]|$)/.test(way)

  it('uses its addresses in header, menus and footer', async () => {
    setPaths(own)
    const shell = async (props: object) =>
      ways(
        await drawn(
          <Shell
            config={webConfig}
            notices={notices.zh}
            categories={categories.zh}
            origin="https://mall.test"
            layout="default"
            path="/katalog/st=1"
            {...props}
          >
            screen
          </Shell>,
        ),
      )
    const [visitor, buyer] = [await shell({}), await shell({ user: user.zh, center })]
    expect([...visitor, ...buyer].filter(old)).toEqual([])
    expect(visitor).toEqual(
      expect.arrayContaining([
        '/katalog',
        '/katalog/st=1',
        '/anmelden?back=%2Fkatalog%2Fst%3D1',
        '/anmelden?back=%2Fkonto',
      ]),
    )
    expect(buyer).toEqual(expect.arrayContaining(['/konto', '/konto/uc-order']))
    const menu = ways(
      await drawn(
        <UserCenterFrame route="uc-order" center={{ waiting, rights: ['accountPeriod', 'distributor', 'ownShop'] }}>
          screen
        </UserCenterFrame>,
      ),
    )
    expect(menu.filter(old)).toEqual([])
    expect(menu).toEqual(expect.arrayContaining(['/konto', '/konto/uc-order', '/konto/uc-account']))
  })

  it('uses its addresses in redirects', async () => {
    setPaths(own)
    const { api } = testMall({})
    expect(
      await redirectTarget(
        (async () => requireBuyer(loaderContextAt('/konto/uc-order?status=1', { user: undefined })))(),
      ),
    ).toBe('/anmelden?back=%2Fkonto%2Fuc-order%3Fstatus%3D1')
    expect(await redirectTarget(forgotten(api, loaderContextAt('/forget-password')))).toBe('/konto/uc-password')
    expect(await redirectTarget(home(api, loaderContextAt('/konto?currentPage=/uc-order')))).toBe('/konto/uc-order')
    expect(await redirectTarget(detail(api, loaderContextAt('/detail')))).toBe('/katalog')
  })

  it('uses its addresses on the pages for missing records', async () => {
    setPaths(own)
    const { props } = missingPage({ unknown: 'product' }, new URL('https://mall.test/detail/1'))
    expect(ways(await drawn(<Missing {...props} />))).toContain('/katalog')
    expect(ways(await drawn(<NotFound />))).toContain('/katalog')
  })
})

/** Every route at an address that differs from the specification's. */
const allOwn = Object.fromEntries(
  Object.entries(specificationAddresses).map(([id, pattern]) => [
    id,
    `/eigen-${id}${/\/:.*/.exec(pattern)?.[0] ?? ''}`,
  ]),
) as Record<RouteId, string>

const ids = Object.keys(specificationAddresses) as RouteId[]
const api = testMall(fromFixtures(...(Object.keys(answers) as CallName[]))).api

/** Returns the specification addresses that a screen's head and markup contain, for a buyer and for a visitor. */
async function oldAddresses(id: RouteId): Promise<string[]> {
  setPaths(allOwn)
  const open = openOf(id)
  const { definition } = matchRoute(path(id, open))
  const address = path(id, { ...open, ...definition.examples?.[id] } as PathValues<RouteId>)
  const { pathname } = new URL(address, 'https://mall.test')
  const context = loaderContextAt(address, { params: routeAt(pathname)!.params })
  const said = [await told(definition, context), await told(definition, { ...context, user: undefined })].flat()
  if (!said.length) throw new Error(`${address} rendered no address`)
  return said.filter((way) => {
    const asked = way.replace(/^https?:\/\/mall\.test/, '').replace(/[?#].*/s, '')
    return /^\/(?!\/)/.test(asked) && matchAddress(specificationAddresses, asked) !== undefined
  })
}

/** Returns every address in a screen's output, or the address of its redirect. */
async function told(
  { load, view, auth }: ReturnType<typeof matchRoute>['definition'],
  context: LoaderContext,
): Promise<string[]> {
  try {
    if (auth === 'buyer') requireBuyer(context)
    const [data, View] = await Promise.all([load(api, context), view()])
    const { head, ...props } = data as { head?: object }
    const inHead = JSON.stringify(head ?? {}).matchAll(/"((?:https?:\/\/mall\.test)?\/[^"]*)"/g)
    return [...[...inHead].map(([, way]) => way!), ...ways(await drawn(createElement(View as never, props)))]
  } catch (error) {
    if (!(error instanceof ScreenResponse)) throw error
    return 'redirect' in error.to ? [error.to.redirect] : []
  }
}

it.each(ids)('%s contains no address of the specification if the shop has its own', async (id) => {
  expect(await oldAddresses(id)).toEqual([])
})

/** Returns a value for the route's parameter, if it has one. */
function openOf(id: RouteId): PathValues<RouteId> {
  const [, name] = /:(\w+)/.exec(specificationAddresses[id]) ?? []
  return (name === undefined ? {} : { [name]: '1' }) as PathValues<RouteId>
}

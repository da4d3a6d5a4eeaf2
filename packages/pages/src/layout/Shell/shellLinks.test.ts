import { expect, it } from 'vitest'
import { hasScreen } from '../../hasScreen.ts'
import { helpGroups } from './shellHelp.ts'
import { accountLinks, tabs } from './shellLinks.ts'

it('links only to existing screens in header, tabs and footer [R2.35]', () => {
  const links = [...tabs(), ...accountLinks({ user: undefined, center: undefined, config: undefined })]
  const help = helpGroups().flatMap((group) => group.links)
  expect(links.length).toBeGreaterThan(3)
  expect(help.length).toBeGreaterThan(0)
  expect([...links, ...help].map(({ href }) => href).filter((href) => !hasScreen(href))).toEqual([])
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drawPicture } from './draw.ts'
import type { DrawingSpec } from '../../../core/catalogue/types.ts'

// Writes the pictures for stories: `node --conditions=@millwright/source
// apps/mall-api/src/contexts/catalogue/drawings/samples.ts`.
const folder = fileURLToPath(new URL('../../../../../../packages/fixtures/pictures/', import.meta.url))

const samples: Record<string, DrawingSpec> = {
  'bearing-6205': { family: 'bearing', params: { d: 25, D: 52, B: 15, seal: 'rs' } },
  'bearing-6310': { family: 'bearing', params: { d: 50, D: 110, B: 27 } },
  'bearing-30206': { family: 'tapered', params: { d: 30, D: 62, B: 17.25 } },
  'unit-ucp205': { family: 'unit', params: { d: 25, h: 36.5, L: 140, shape: 'p' } },
  'bolt-m8x20': { family: 'bolt', params: { d: 8, l: 20 } },
  'bolt-m8x40': { family: 'bolt', params: { d: 8, l: 40, b: 22 } },
  'bolt-m8x80': { family: 'bolt', params: { d: 8, l: 80, b: 22 } },
  'screw-m6x25': { family: 'bolt', params: { d: 6, l: 25, head: 'socket' } },
  'nut-m8': { family: 'nut', params: { d: 8, s: 13, m: 6.8 } },
  'washer-m8': { family: 'washer', params: { d: 8.4, D: 16, s: 1.6 } },
  'motor-132s': { family: 'motor', params: { H: 132, L: 470, D: 38 } },
  'motor-80-b5': { family: 'motor', params: { H: 80, L: 290, D: 19, mount: 'b5' } },
  'drive-118x185': { family: 'cabinet', params: { W: 118, H: 185 } },
  'wormgear-63': { family: 'wormgear', params: { a: 63, D: 25 } },
  'hose-r2': { family: 'hose', params: { d: 12.7, D: 23, layers: 2 } },
  'fitting-90': { family: 'fitting', params: { T: 22, d: 12.7, angle: 90 } },
  'cylinder-63x200': { family: 'cylinder', params: { bore: 63, rod: 35, stroke: 200 } },
  gearpump: { family: 'gearpump', params: { V: 16 } },
  pump: { family: 'pump', params: { in: 80, out: 65, D: 200 } },
  valve: { family: 'valve', params: { dn: 50 } },
  'air-cylinder-40x100': { family: 'cylinder', params: { bore: 40, rod: 16, stroke: 100, kind: 'iso' } },
  'sensor-m12': { family: 'proximity', params: { d: 12, l: 60 } },
  transmitter: { family: 'transmitter', params: { max: 250 } },
  'hero-bearings': { family: 'hero', params: { scene: 'bearings' } },
  'hero-motors': { family: 'hero', params: { scene: 'motors' } },
  'hero-hydraulics': { family: 'hero', params: { scene: 'hydraulics' } },
  'hero-tools': { family: 'hero-dark', params: { scene: 'tools' } },
  shop: { family: 'shop', params: { mark: 'HJ', shape: 'nut' } },
  'shop-2': { family: 'shop', params: { mark: 'BT', shape: 'gear' } },
  category: { family: 'category', params: { name: 'bearings' } },
  avatar: { family: 'avatar', params: {} },
  logo: { family: 'logo', params: {} },
  favicon: { family: 'logo', params: { size: 'icon' } },
  comment: { family: 'comment', params: { scene: 'hand' } },
  'comment-2': { family: 'comment', params: { scene: 'crate' } },
}

mkdirSync(folder, { recursive: true })
for (const [name, spec] of Object.entries(samples)) {
  const svg = drawPicture(spec)
  if (!svg) throw new Error(`no drawing for ${name}: ${JSON.stringify(spec)}`)
  writeFileSync(`${folder}${name}.svg`, svg)
}
console.log(`${Object.keys(samples).length} pictures in ${folder}`)

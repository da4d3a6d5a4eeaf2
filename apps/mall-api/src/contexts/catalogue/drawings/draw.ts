import type { DrawingSpec } from '../../../core/catalogue/types.ts'
import { banners } from './families/banners.ts'
import { bearings } from './families/bearings.ts'
import { construction } from './families/construction.ts'
import { cutting } from './families/cutting.ts'
import { drives } from './families/drives.ts'
import { electrical } from './families/electrical.ts'
import { fasteners } from './families/fasteners.ts'
import { hydraulics } from './families/hydraulics.ts'
import { lifting } from './families/lifting.ts'
import { motors } from './families/motors.ts'
import { pneumatics } from './families/pneumatics.ts'
import { pumps } from './families/pumps.ts'
import { safety } from './families/safety.ts'
import { sealing } from './families/sealing.ts'
import { seals } from './families/seals.ts'
import { sensors } from './families/sensors.ts'
import { site } from './families/site.ts'
import { tools } from './families/tools.ts'
import { transmission } from './families/transmission.ts'
import { welding } from './families/welding.ts'
import type { DrawingFamily } from './family.ts'

const families: Readonly<Record<string, DrawingFamily>> = {
  ...banners,
  ...bearings,
  ...construction,
  ...cutting,
  ...drives,
  ...electrical,
  ...fasteners,
  ...hydraulics,
  ...lifting,
  ...motors,
  ...pneumatics,
  ...pumps,
  ...safety,
  ...sealing,
  ...seals,
  ...sensors,
  ...site,
  ...tools,
  ...transmission,
  ...welding,
}

/** Returns the picture as SVG text, or undefined for an unknown family or parameter. Safe for any input. */
export function drawPicture({ family, params }: DrawingSpec): string | undefined {
  return Object.hasOwn(families, family) ? families[family]?.draw(params) : undefined
}

export function pictureFamilies(): string[] {
  return Object.keys(families)
}

/**
 * Returns a picture's path, such as `pictures/bearing/d=25_D=52_B=15.svg`. Parameters are joined by `_`, because fields
 * with several pictures (`imgs`, `pics`) separate paths by commas.
 */
export function picturePath({ family, params }: DrawingSpec): string {
  return `pictures/${family}/${
    Object.entries(params)
      .map(([key, value]) => `${key}=${value}`)
      .join('_') || 'default'
  }.svg`
}

/**
 * Returns the drawing of a path, or undefined if the path is malformed. Parameters may be separated by commas or `_`.
 */
export function readPicturePath(path: string): DrawingSpec | undefined {
  if (path.length > 300) return undefined
  const [, family, list] = /^\/?pictures\/([a-z][a-z-]{0,30})\/([\w.,=-]+)\.svg$/i.exec(path) ?? []
  if (!family || !list) return undefined
  const params: Record<string, string> = Object.create(null)
  if (list === 'default') return { family, params }
  for (const part of list.split(/[_,]/)) {
    const [, key, value] = /^([a-z]\w{0,15})=([a-z\d.-]{1,24})$/i.exec(part) ?? []
    if (!key || value === undefined || key in params) return undefined
    params[key] = value
  }
  return { family, params }
}

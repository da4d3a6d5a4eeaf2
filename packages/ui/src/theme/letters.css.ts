import { globalStyle } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'
import { accordion } from '../Accordion/Accordion.css.ts'
import { alert } from '../Alert/Alert.css.ts'
import { badge } from '../Badge/Badge.css.ts'
import { list as breadcrumb } from '../Breadcrumb/Breadcrumb.css.ts'
import { button } from '../Button/Button.css.ts'
import { countdown } from '../Countdown/Countdown.css.ts'
import { list as description } from '../DescriptionList/DescriptionList.css.ts'
import { dialog } from '../Dialog/Dialog.css.ts'
import { drawer } from '../Drawer/Drawer.css.ts'
import { empty } from '../Empty/Empty.css.ts'
import { summary } from '../FormErrors/FormErrors.css.ts'
import { heading } from '../Heading/Heading.css.ts'
import { choice } from '../internal/choice.css.ts'
import { error, field, hint } from '../internal/Field.css.ts'
import { float } from '../internal/overlay.css.ts'
import { money } from '../Money/Money.css.ts'
import { pagination } from '../Pagination/Pagination.css.ts'
import { progress } from '../Progress/Progress.css.ts'
import { group } from '../RadioGroup/RadioGroup.css.ts'
import { status } from '../Status/Status.css.ts'
import { steps } from '../Steps/Steps.css.ts'
import { row } from '../Switch/Switch.css.ts'
import { frame } from '../Table/Table.css.ts'
import { list as tabs } from '../Tabs/Tabs.css.ts'
import { tag } from '../Tag/Tag.css.ts'
import { text } from '../Text/Text.css.ts'
import { timeline } from '../Timeline/Timeline.css.ts'
import { toasts } from '../Toasts/Toasts.css.ts'
import { tooltip } from '../Tooltip/Tooltip.css.ts'
import { layers, vars } from './contract.css.ts'

/** The letters of published parts, in a page with other ones; what only lays out takes those of the page. */
function letters(roots: readonly string[], rule: StyleRule) {
  globalStyle(roots.map((root) => `.${root}`).join(', '), { '@layer': { [layers.theme]: rule as object } })
}

const blocks = [
  accordion,
  alert,
  breadcrumb,
  description.lines,
  description.plain,
  dialog,
  drawer,
  empty,
  summary,
  choice,
  field,
  float,
  pagination,
  progress,
  group,
  steps,
  row,
  frame,
  tabs.line,
  tabs.pill,
  timeline,
  toasts,
  tooltip,
]
/** Stand in lines, too, and take size and colour from there. */
const inLine = [badge, button, countdown, error, heading, hint, money, status, tag, text]

letters([...blocks, ...inLine], { fontFamily: vars.font.body, fontStyle: 'normal', letterSpacing: 'normal' })
letters(blocks, { fontSize: vars.size[14], lineHeight: vars.leading[14], color: vars.color.ink })

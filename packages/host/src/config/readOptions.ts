import { aesEcbPassword } from '@millwright/api-client/passwordCodec'
import type { PasswordCodec } from '@millwright/api-client/passwordCodec'
import { PASSWORD_KEY } from '@millwright/domain/constants'
import { isLocale } from '@millwright/domain/locale'
import { en, zh } from '@millwright/i18n/language'
import type { Languages } from '@millwright/i18n/language'
import { createUpstreams } from '../upstreams/createUpstreams.ts'
import { joinReads } from '../upstreams/joinReads.ts'
import type { AskMall } from '../upstreams/createUpstreams.ts'
import { readHosts } from '../security/hosts.ts'
import { createSeal } from '../session/seal.server.ts'
import type { Limits, Seal, ShopOptions } from './shopOptions.ts'

/** The options of a shop with defaults applied. */
export type ShopConfig = Omit<
  ShopOptions,
  'client' | 'screens' | 'sessions' | 'base' | 'chat' | 'pictures' | 'trustProxy'
> & {
  createClient: Extract<ShopOptions['client'], (...given: never) => unknown> | undefined
  /** The first address of the mall's API, without a trailing slash. */
  apiBase: string
  /** Fetches from the mall, whose address begins with `apiBase`. Balances over all of its servers. */
  askMall: AskMall
  imBase: string
  /** Empty if this shop proxies the mall's pictures. */
  pictureBase: string
  password: PasswordCodec
  seal: Seal
  /** Languages by code. The first is the default. */
  languages: Languages
  defaultLanguage: string
  limits: Limits
  /** The number of proxies in front of the shop. */
  trustProxy: number
  visits: boolean
}

export const kitLanguages: Languages = { zh, en }

const SHORTEST_SECRET = 16

/** Reads a shop's options. Throws a `TypeError` with one sentence per mistake that says what to write instead. */
export function readOptions(options: ShopOptions): ShopConfig {
  const { client, base, sessions, pictures = '', languages = kitLanguages, trustProxy = false, visits = true } = options
  const given = typeof client === 'function' ? base : client
  const bases = given === undefined ? [] : typeof given === 'string' ? [given] : given
  const problems = [
    ...problemsOfAddresses(options, bases),
    ...problemsOfLanguages(languages),
    ...problemsOfWords(options),
    ...problemsOfLimits(options.limits ?? {}),
  ]
  if (problems.length) throw new TypeError(`createShop: ${problems.join('\n')}`)
  const bare = bases.map((one) => one.replace(/\/+$/, ''))
  const ask = createUpstreams(bare)
  return {
    ...options,
    createClient: typeof client === 'function' ? client : undefined,
    apiBase: bare[0]!,
    askMall: options.batch === undefined ? ask : joinReads(ask, bare[0]!, options.batch),
    imBase: options.chat ?? bases[0]!,
    pictureBase: pictures,
    password: options.password ?? aesEcbPassword({ key: PASSWORD_KEY }),
    seal: typeof sessions === 'object' ? sessions : createSeal(sessions),
    languages,
    defaultLanguage: Object.keys(languages)[0]!,
    ...(options.hosts && { hosts: readHosts(options.hosts.join(','), 'hosts') ?? [] }),
    limits: options.limits ?? {},
    trustProxy: Number(trustProxy),
    visits,
  }
}

function problemsOfAddresses({ client, chat, pictures, batch }: ShopOptions, bases: readonly string[]): string[] {
  const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)
  return [
    ...(bases.length
      ? []
      : [
          typeof client === 'function'
            ? `\`base\` is missing. With your own \`client\`, also set \`base\` to the address of the mall's files, such as http://localhost:4101.`
            : `\`client\` is empty. Write the mall's API as http://localhost:4101.`,
        ]),
    ...bases
      .filter((one) => !isAddress(one))
      .map(
        (one) =>
          `\`${typeof client === 'function' ? 'base' : 'client'}\` is "${one}", which is not an http(s) address. Write the mall's API as http://localhost:4101.`,
      ),
    ...(chat !== undefined && !isAddress(chat)
      ? [`\`chat\` is "${chat}", which is not an http(s) address. Write it as https://chat.example.`]
      : []),
    ...(batch !== undefined && !/^\/[\w/-]+$/.test(batch)
      ? [`\`batch\` is "${batch}", which is not a path. Write it as /batch.`]
      : []),
    ...(pictures && !isAddress(pictures)
      ? [`\`pictures\` is "${pictures}", which is not an http(s) address. Write it as https://pictures.example/.`]
      : []),
  ]
}

function problemsOfLanguages(languages: Languages): string[] {
  const entries = Object.entries(languages)
  if (!entries.length) return ['`languages` is empty: give the shop at least one language.']
  return entries.flatMap(([code, { tag, base, name }]) => [
    ...(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(code)
      ? []
      : [`\`languages\` has the code "${code}": write two or three small letters, as in "de" or "en-GB".`]),
    ...(isTag(tag)
      ? []
      : [`The language "${code}" has the tag "${tag}", which is not a BCP 47 tag. Write it as "de-DE".`]),
    ...(isLocale(base) ? [] : [`The language "${code}" has the base "${base}", but the kit has only "zh" and "en".`]),
    ...(name ? [] : [`The language "${code}" has no \`name\`, which the language switch shows.`]),
  ])
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

function problemsOfWords({ sessions, currency, headers = {} }: ShopOptions): string[] {
  return [
    ...(typeof sessions === 'string' && sessions.length < SHORTEST_SECRET
      ? [`\`sessions\` is a secret of ${sessions.length} characters: use at least ${SHORTEST_SECRET}.`]
      : []),
    ...(currency && !/^[A-Z]{3}$/.test(currency.code)
      ? [`\`currency\` has the code "${currency.code}": write three capital letters, as in "EUR".`]
      : []),
    ...(currency?.digits !== undefined &&
    !(Number.isInteger(currency.digits) && currency.digits >= 0 && currency.digits <= 4)
      ? [`\`currency.digits\` is ${currency.digits}: write a whole number from 0 to 4.`]
      : []),
    ...Object.entries(headers).flatMap(([name, value]) =>
      /^[\w-]+$/.test(name) && !/[\r\n]/.test(value ?? '')
        ? []
        : [`\`headers\` has "${name}", whose name or value is not allowed in a header.`],
    ),
  ]
}

function problemsOfLimits(limits: Limits): string[] {
  return Object.entries(limits).flatMap(([name, value]) =>
    typeof value === 'number' && value > 0 && value < Infinity
      ? []
      : [`\`limits.${name}\` is ${value}: write a number above 0.`],
  )
}

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readJson } from '../tools/readJson.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const manifest = z.object({ version: z.string() })
const home = join(root, '.cache', 'chromium')
const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
/** Whether the pinned Chromium is used, the only browser whose pictures are comparable. It runs on Linux x64 only. */
export const pinned = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH

/**
 * The sandbox is off, because containers do not support it. Web security stays on. The other flags avoid background
 * activity and keep rendering reproducible.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

export async function launchOptions(more: readonly string[] = []) {
  const executablePath = await chromiumPath()
  return {
    executablePath,
    args: [...chromiumArgs, ...more],
    env: { ...process.env, FONTCONFIG_FILE: join(root, '.storybook/fonts.conf') } as Record<string, string>,
  }
}

let path: Promise<string> | undefined

/**
 * Returns the path of the test browser: `CHROMIUM_PATH`, else the pinned Chromium (unpacked once), else an installed
 * Chrome.
 */
export function chromiumPath(): Promise<string> {
  return (path ??= find())
}

async function find(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (pinned) return unpack()
  const found = installed.find(existsSync)
  if (!found) throw new Error('No browser for the tests: install Chrome, or set CHROMIUM_PATH to a Chromium.')
  return found
}

async function unpack(): Promise<string> {
  const { version } = readJson(join(root, 'node_modules/@sparticuz/chromium/package.json'), manifest)
  const folder = join(home, version)
  if (!existsSync(folder)) {
    // Unpacks into a temporary folder and renames it, so that a concurrent run never sees a half-unpacked browser.
    const half = `${folder}-${process.pid}`
    await mkdir(half, { recursive: true })
    try {
      await inflate(half)
      await rename(half, folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
      })
    } finally {
      await rm(half, { recursive: true, force: true })
    }
  }
  addLibraries(folder)
  return join(folder, 'chromium')
}

async function inflate(folder: string): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder // the package unpacks there, under fixed names
  try {
    const { default: chromium, inflate: open } = await import('@sparticuz/chromium')
    const browser = await chromium.executablePath()
    if (!(await missingLibrary(browser))) return
    await open(join(root, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
    addLibraries(folder)
    const missing = await missingLibrary(browser)
    if (missing)
      throw new Error(
        `Chromium cannot start, because the system lacks ${missing}. On Debian or Ubuntu: npx playwright-core install-deps chromium`,
      )
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** Adds the libraries that the package brings for small systems (libnss3 and related ones) to LD_LIBRARY_PATH. */
function addLibraries(folder: string): void {
  const libraries = join(folder, 'al2023', 'lib')
  if (!existsSync(libraries) || process.env.LD_LIBRARY_PATH?.includes(libraries)) return
  process.env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
}

function missingLibrary(browser: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    execFile(browser, ['--no-sandbox', '--version'], { timeout: 30_000 }, (error, _out, complaint) => {
      const missing = /loading shared libraries: ([^:]+):/.exec(complaint)?.[1]
      if (error && !missing) reject(new Error(`Chromium cannot start: ${complaint.trim() || error.message}`))
      else resolve(missing)
    })
  })
}

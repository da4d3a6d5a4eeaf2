// Makes `npm start`, `npm test` and the other scripts work from a fresh clone: fetches Node if the system's is too old,
// installs the packages if the lockfile changed, and writes the generated modules. Plain JavaScript without
// dependencies, because any Node from 18 must run it.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const NODE = '24.21.0'
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'
const marker = join(root, 'node_modules', '.bootstrap')
const lock = join(root, '.cache', 'bootstrap.lock')
const prefix = join(root, '.cache', 'node')
const platform = windows ? 'win' : process.platform
const nodePackage = `node-${platform === 'darwin' && process.arch === 'arm64' ? 'bin-' : ''}${platform}-${process.arch}`
const ownNode = join(prefix, 'node_modules', nodePackage, 'bin', windows ? 'node.exe' : 'node')

if (process.argv.includes('--mark')) {
  // After a manual install with a suitable Node, records it so that no second install follows.
  if (goodNode(process.version) && existsSync(join(root, 'package-lock.json'))) {
    writeFileSync(marker, wanted(process.version))
    generateCode(process.execPath)
  }
} else {
  const own =
    !goodNode(process.version) || (existsSync(ownNode) && realpathSync(process.execPath) === realpathSync(ownNode))
  const node = own ? ownNode : process.execPath
  await bootstrap(own, node)
  generateCode(node)
}

async function bootstrap(own, node) {
  const version = own ? `v${NODE}` : process.version
  const ready = () =>
    existsSync(node) &&
    existsSync(marker) &&
    readFileSync(marker, 'utf8') === wanted(version) &&
    (!own || existsSync(link()))
  if (ready()) return
  await alone()
  if (ready()) return
  try {
    if (!existsSync(node)) await fetchNode()
    if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted(version)) await install(node, version)
    if (own) linkNode()
  } catch (error) {
    stop(reason(error))
  }
}

/** Whether the Node version satisfies `^24.15.0 || >=26`, the minimum that the project needs. */
function goodNode(version) {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number)
  return major >= 26 || (major === 24 && minor >= 15)
}

function wanted(version) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return hash.update(version.split('.')[0] + process.platform + process.arch).digest('hex')
}

async function fetchNode() {
  say(
    `Node ${process.version} is older than Millwright needs; fetching Node ${NODE} into ${relative(root, prefix)} (190 MB, once).`,
  )
  mkdirSync(prefix, { recursive: true })
  writeFileSync(join(prefix, 'package.json'), '{ "private": true }\n')
  const began = Date.now()
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--workspaces=false']
  await npm(process.execPath, ['install', `${nodePackage}@${NODE}`, '--prefix', prefix, ...flags], prefix)
  if (!existsSync(ownNode))
    throw new Error(
      `${nodePackage}@${NODE} contains no ${relative(root, ownNode)}. Install Node 24.15 or newer yourself.`,
    )
  say(`Node ${NODE} is installed (${seconds(began)} s).`)
}

async function install(node, version) {
  const count = Object.keys(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages).length
  say(`Installing ${count} packages with Node ${version.slice(1)} (again only when the lockfile changes).`)
  const began = Date.now()
  await npm(node, ['ci', '--include=dev', '--include=optional'], root)
  writeFileSync(marker, wanted(version))
  say(`Packages are installed (${seconds(began)} s).`)
}

/** Writes the generated modules that have changed, with the types and functions that all other code imports. */
function generateCode(node) {
  const args = ['--conditions=@millwright/source', join(root, 'tools/generateCode.ts')]
  const { status } = spawnSync(node, args, { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) stop('The generated modules could not be written. The error above says why.')
}

function link() {
  return join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node')
}

/** Links the fetched Node into node_modules/.bin, which npm scripts search first. */
function linkNode() {
  rmSync(link(), { force: true })
  if (windows) writeFileSync(link(), `@"${ownNode}" %*\r\n`)
  else symlinkSync(relative(dirname(link()), ownNode), link())
}

function npm(node, args, cwd) {
  const cli = /npm-cli\.c?js$/.test(process.env.npm_execpath ?? '') ? process.env.npm_execpath : undefined
  const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH }
  // The outer npm's variables about its own script would mislead this one.
  const misleading =
    /^npm_(lifecycle|command|package|node_execpath|config_(?!registry|cache|userconfig|.*proxy|.*cafile))|^NODE(_ENV)?$/
  for (const key of Object.keys(env)) if (misleading.test(key)) delete env[key]
  const retries = ['--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=10000']
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error', ...retries]
  return new Promise((done, fail) => {
    const child = cli ? spawn(node, [cli, ...all], { cwd, env }) : spawn('npm', all, { cwd, env, shell: windows })
    let said = ''
    const began = Date.now()
    const alive = setInterval(() => say(`... still installing (${seconds(began)} s)`), 20_000)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    child.once('error', fail)
    child.once('close', (code) => {
      clearInterval(alive)
      if (code === 0) done()
      else fail(new Error(said.trim() || `npm ${args[0]} ended with ${code}`))
    })
  })
}

/** Takes the install lock. Two terminals may share one node_modules, so the second waits for the first. */
async function alone() {
  mkdirSync(dirname(lock), { recursive: true })
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      process.once('exit', () => rmSync(lock, { force: true }))
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') stop(reason(error))
    }
    if (!living(lock)) rmSync(lock, { force: true })
    else if (!told) say('Another terminal is installing; waiting for it.')
    await new Promise((done) => setTimeout(done, 300))
  }
}

function living(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')) || -1, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function reason(error) {
  const said = error.message
  if (/ENOSPC|no space left/i.test(said + error.code))
    return 'The disk is full: Millwright needs about 1.5 GB for Node and its packages. Make room and run the command again.'
  if (/EACCES|EROFS|EPERM/.test(said + error.code))
    return `Millwright has no permission to write here: ${said.split('\n')[0]}`
  if (/ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ECONNRESET|ENOTCACHED|network/i.test(said)) {
    return "The npm registry cannot be reached, and the packages are not installed yet: connect to the network (or set npm's `registry` or `proxy`) and run the command again."
  }
  return `The packages could not be installed. npm says:\n${said}`
}

function seconds(began) {
  return Math.round((Date.now() - began) / 1000)
}

function say(text) {
  console.error(`bootstrap: ${text}`)
}

function stop(text) {
  say(text)
  process.exit(1)
}

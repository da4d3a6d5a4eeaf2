export default { skipTrailingSlashRedirect: true, compress: false }

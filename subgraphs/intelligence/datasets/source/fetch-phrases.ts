import { type PhraseType, shownPhrase } from '#kit/graph/phrase.type.js';
import { storedPhrase, verbatim } from '#kit/phrase.js';
import { phraseReader } from '#kit/phrase-reader.js';

/**
 * Why a download or an import failed, in English, by code. The state of a download is kept in words, so its phrases are
 * found by their words; a test compares them with the messages.
 */
export const FETCH_PHRASES = {
  'fetch.at': '{place}: {problem}',
  'fetch.line': 'line {line}',
  'fetch.no_matching_file': 'contains no file of this dataset',
  'fetch.no_records': 'the file contains no records',
  'fetch.unpacked_too_large': 'expands to more than {most}',
  'fetch.compression_too_high': 'expands to more than {ratio} times its compressed size',
  'fetch.too_many_files': 'contains more than {most} files',
  'fetch.damaged_archive': 'the compressed file is damaged or truncated',
  'fetch.invalid_zip': 'not a complete ZIP archive',
  'fetch.encrypted_zip': 'the ZIP archive is password-protected',
  'fetch.too_large': 'the download is larger than {most}',
  'fetch.timeout': 'the download timed out',
  'fetch.failed': 'the download failed',
  'fetch.failed_with': 'the download failed ({code})',
  'fetch.http_status': 'the server responded with HTTP {status}',
  'fetch.not_resolved': 'The host name of the address could not be resolved.',
  'fetch.insecure_redirect': 'the server redirects from https to http',
  'fetch.too_many_redirects': 'the server redirects more than {most} times',
  'fetch.line_too_long': 'the line is too long',
  'fetch.too_few_columns': 'expected at least {needed} columns, found {found}. The file may be truncated',
  'fetch.invalid_csv': 'not valid CSV',
  'fetch.unclosed_quote': 'unclosed quote. The file may be truncated',
  'fetch.wrong_column_count': 'the number of columns differs from the header. The file may be truncated',
  'fetch.record_too_long': 'the record is too long',
  'fetch.missing_column': 'the file has no column {names}',
  'fetch.invalid_json': 'not valid JSON',
  'fetch.truncated_json': 'unexpected end of JSON. The file may be truncated',
} as const;

const read = phraseReader(FETCH_PHRASES);

/** The phrase of why a download or an import failed. */
export const fetchPhrase = (problem: string): PhraseType =>
  shownPhrase(storedPhrase(read(problem) ?? verbatim(problem)));

// @ts-check
'use strict';

class TimeoutError extends Error {}

/**
 * The promise's result, or a `TimeoutError` after the limit.
 * @template T
 * @param {PromiseLike<T>} promise
 * @param {number} limit milliseconds
 * @returns {Promise<T>}
 */
function within(promise, limit) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const timeout = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`no answer within ${limit / 1000} s`)), limit);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

module.exports = { TimeoutError, within };

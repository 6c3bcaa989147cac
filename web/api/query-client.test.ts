import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError } from './call.ts';
import {
  createQueryClient,
  forgetPrivateAnswers,
  queryKeyFor,
  whenRefusedAsStranger,
} from './query-client.ts';

describe('queryKeyFor', () => {
  it('is the same for the server, whose input went through JSON, and the browser', () => {
    const inBrowser = queryKeyFor('getLeaderboard', { query: { page: '1', search: undefined } });
    const fromServer = queryKeyFor('getLeaderboard', { query: { page: '1' } });
    expect(inBrowser).toEqual(fromServer);
    expect(Object.keys(inBrowser[2])).toEqual(['page']);
    expect(queryKeyFor('getStats')).toEqual(queryKeyFor('getStats', {}));
  });
});

describe('createQueryClient', () => {
  it('has the data-fetch defaults of docs/spec', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    });
  });
});

describe('forgetPrivateAnswers', () => {
  it('drops a viewer’s answers and keeps public ones', () => {
    const queryClient = createQueryClient();
    const board = queryKeyFor('getLeaderboard', { query: { page: '1' } });
    const own = queryKeyFor('getOwnLeaderboardEntry', {});
    queryClient.setQueryData(board, 'the board');
    queryClient.setQueryData(own, 'my row');
    forgetPrivateAnswers(queryClient);
    expect(queryClient.getQueryData(board)).toBe('the board');
    expect(queryClient.getQueryData(own)).toBeUndefined();
    queryClient.clear();
  });

  it('refetches a private answer if it is on screen', async () => {
    const queryClient = createQueryClient();
    let asked = 0;
    const observer = new QueryObserver(queryClient, {
      queryKey: queryKeyFor('getOwnLeaderboardEntry', {}),
      queryFn: async () => {
        asked += 1;
        return asked;
      },
    });
    const stop = observer.subscribe(() => undefined);
    await expect.poll(() => asked).toBe(1);
    forgetPrivateAnswers(queryClient);
    await expect.poll(() => asked).toBe(2);
    stop();
    queryClient.clear();
  });
});

describe('whenRefusedAsStranger', () => {
  it.each([
    [new ApiError(401, '{"error":"Sign in"}'), 1],
    [new ApiError(403, ''), 0],
    [new Error('broken'), 0],
  ])('%s', async (error, expected) => {
    const queryClient = createQueryClient();
    let heard = 0;
    const stop = whenRefusedAsStranger(queryClient, () => {
      heard += 1;
    });
    const queryFn = () => Promise.reject(error);
    await queryClient.fetchQuery({ queryKey: ['getStats'], queryFn }).catch(() => undefined);
    expect(heard).toBe(expected);
    stop();
    queryClient.clear();
  });
});

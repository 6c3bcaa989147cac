-- Adds the messages of a broadcast in other languages than the community's (docs/spec/portal.md#15-broadcasts).

alter table broadcasts
  -- By language, as in `html`; null: everybody gets `html`.
  add column translations jsonb;

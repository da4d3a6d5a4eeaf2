-- Attributes and values of imported products. Their ids are above those of the sample.
create sequence imported_attr_id start 1000000000;
create sequence imported_attr_value_id start 1000000000000;
create index on attr_value (attr_id, lower(replace(value->>'zh', ' ', '')));
create index on attr_value (attr_id, lower(replace(value->>'en', ' ', '')));

-- The page of a product finds the province of a shop by the name of its city.
create index area_by_name on area ((name->>'zh')) where level <= 2;

// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Project",
  "description": "The project step as a person fills it in; GoLiveProject holds the rules of each address.",
  "additionalProperties": false,
  "required": [
    "providers",
    "ipAddresses"
  ],
  "properties": {
    "providers": {
      "type": "array",
      "title": "Country",
      "description": "Operators whose subscribers are to be charged, by code.",
      "minItems": 1,
      "maxItems": 8,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "enum": [
          "STM",
          "AIS",
          "GLB",
          "ARTL",
          "AIS2",
          "AIS3",
          "OPTUS3",
          "MLT"
        ],
        "x-messages": {
          "enum": "Please select a country"
        }
      },
      "x-messages": {
        "required": "Please select a country",
        "minItems": "Please select a country",
        "maxItems": "Please select a country",
        "uniqueItems": "Please select a country"
      }
    },
    "ipAddresses": {
      "type": "string",
      "title": "IP addresses",
      "description": "Separate several addresses by commas or spaces.",
      "minLength": 1,
      "maxLength": 2000,
      "x-messages": {
        "required": "Required.",
        "minLength": "Required.",
        "maxLength": "Maximum of 50 IPs are allowed."
      }
    }
  }
}

export const validators = {}
validators["1602c5f0"] = validate20;
const schema31 = {"type":"object","title":"Project","description":"The project step as a person fills it in; GoLiveProject holds the rules of each address.","additionalProperties":false,"required":["providers","ipAddresses"],"properties":{"providers":{"type":"array","title":"Country","description":"Operators whose subscribers are to be charged, by code.","minItems":1,"maxItems":8,"uniqueItems":true,"items":{"type":"string","enum":["STM","AIS","GLB","ARTL","AIS2","AIS3","OPTUS3","MLT"],"x-messages":{"enum":"Please select a country"}},"x-messages":{"required":"Please select a country","minItems":"Please select a country","maxItems":"Please select a country","uniqueItems":"Please select a country"}},"ipAddresses":{"type":"string","title":"IP addresses","description":"Separate several addresses by commas or spaces.","minLength":1,"maxLength":2000,"x-messages":{"required":"Required.","minLength":"Required.","maxLength":"Maximum of 50 IPs are allowed."}}},"$id":"1602c5f0"};
const func1 = ucs2length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="1602c5f0" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.providers === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providers"},message:"must have required property '"+"providers"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ipAddresses === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ipAddresses"},message:"must have required property '"+"ipAddresses"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "providers") || (key0 === "ipAddresses"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.providers !== undefined){
let data0 = data.providers;
if(Array.isArray(data0)){
if(data0.length > 8){
const err3 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema31.properties.providers,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.providers,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"#/properties/providers/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.providers.items.type,parentSchema:schema31.properties.providers.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((data1 === "STM") || (data1 === "AIS")) || (data1 === "GLB")) || (data1 === "ARTL")) || (data1 === "AIS2")) || (data1 === "AIS3")) || (data1 === "OPTUS3")) || (data1 === "MLT"))){
const err6 = {instancePath:instancePath+"/providers/" + i0,schemaPath:"#/properties/providers/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.providers.items.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.providers.items.enum,parentSchema:schema31.properties.providers.items,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema31.properties.providers,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.providers.type,parentSchema:schema31.properties.providers,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ipAddresses !== undefined){
let data2 = data.ipAddresses;
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err9 = {instancePath:instancePath+"/ipAddresses",schemaPath:"#/properties/ipAddresses/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema31.properties.ipAddresses,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) < 1){
const err10 = {instancePath:instancePath+"/ipAddresses",schemaPath:"#/properties/ipAddresses/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.ipAddresses,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/ipAddresses",schemaPath:"#/properties/ipAddresses/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.ipAddresses.type,parentSchema:schema31.properties.ipAddresses,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
